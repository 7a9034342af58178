/**
 * Makes the client renderer the page's second one. A React context has a value slot for each of two renderers, but both
 * builds of react-dom use the first. While the page's renderer pauses during its work, its values are in that slot, and
 * a second renderer reading them would see the page's routers and providers. This switches it to the second slot.
 */
module.exports = function secondRendererLoader(source) {
  const code = source.replace(/\._current(Value|Renderer)\b/g, '._current$12');
  if (code === source) throw new Error('the renderer of react-dom keeps the values of contexts elsewhere now');
  return code;
};
