/**
 * Removes the canvas variant of qrcode.react: its declaration and display name count as side effects and would keep it.
 */
module.exports = function svgCodeLoader(source) {
  return source
    .replace('QRCodeCanvas = React.forwardRef(', 'QRCodeCanvas = /* @__PURE__ */ React.forwardRef(')
    .replace('QRCodeCanvas.displayName = "QRCodeCanvas";', '');
};
