/** Leaves the canvas of qrcode.react out of the bundle: its declaration and its name count as effects, and stay else. */
module.exports = function svgCodeLoader(source) {
  return source
    .replace('QRCodeCanvas = React.forwardRef(', 'QRCodeCanvas = /* @__PURE__ */ React.forwardRef(')
    .replace('QRCodeCanvas.displayName = "QRCodeCanvas";', '');
};
