/**
 * Makes the client renderer the second on its page. A context of React has a place for the value of each of two
 * renderers; both builds of react-dom use the first. While the page's renderer pauses amid its work, its values stand
 * there, and a second renderer that reads them puts its components inside of the page's routers and providers. The
 * second place is for this.
 */
module.exports = function secondRendererLoader(source) {
  const code = source.replace(/\._current(Value|Renderer)\b/g, '._current$12');
  if (code === source) throw new Error('the renderer of react-dom keeps the values of contexts elsewhere now');
  return code;
};
