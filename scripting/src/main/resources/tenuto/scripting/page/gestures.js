// Pointer and wheel gestures on elements with a time axis: zoom, scroll, seek, select.

const CLICK_PX = 4;
const WHEEL = 0.0018;
const PINCH = 0.011;

/**
 * @param seek is called with a time that was clicked
 * @param selects whether dragging selects, and not only with shift
 * @param whole makes of two times those between which is selected
 */
export function gestures(canvas, view, seek, selects = false, whole = (a, b) => [a, b]) {
  const pointers = new Map();
  let drag = null;

  canvas.addEventListener('wheel', (event) => {
    if (event.altKey) return; // that is for what is upwards
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    const width = canvas.clientWidth;
    const sideways = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
    if (!event.ctrlKey && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))) {
      view.scroll(((sideways * unit) / width) * view.span);
      return;
    }
    const rate = event.ctrlKey ? PINCH : WHEEL;
    view.zoom(Math.exp(event.deltaY * unit * rate), view.time(event.offsetX, width));
  }, { passive: false });

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || view.total === 0) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event.offsetX);
    const selecting = selects !== event.shiftKey;
    drag = { x: event.offsetX, time: view.time(event.offsetX, canvas.clientWidth), selecting, moved: false };
  });

  canvas.addEventListener('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, event.offsetX);
    const width = canvas.clientWidth;
    if (pointers.size === 2) {
      const after = [...pointers.values()];
      const middle = (after[0] + after[1]) / 2;
      const apart = (xs) => Math.max(8, Math.abs(xs[0] - xs[1]));
      view.scroll((((before[0] + before[1]) / 2 - middle) / width) * view.span);
      view.zoom(apart(before) / apart(after), view.time(middle, width));
      drag = null;
      return;
    }
    if (!drag) return;
    if (Math.abs(event.offsetX - drag.x) > CLICK_PX) drag.moved = true;
    if (!drag.moved) return;
    if (drag.selecting) view.select(...whole(drag.time, view.time(event.offsetX, width)));
    else view.scroll(drag.time - view.time(event.offsetX, width));
  });

  const end = (event) => {
    if (!pointers.delete(event.pointerId)) return;
    if (drag && !drag.moved && event.type === 'pointerup') {
      seek(Math.max(0, Math.min(view.total, drag.time)));
    }
    drag = null;
  };
  canvas.addEventListener('pointerup', end);
  canvas.addEventListener('pointercancel', end);
  canvas.addEventListener('dblclick', () => {
    if (selects) view.unselect();
  });
}
