/**
 * Gives a module what fast refresh needs: somewhere to register its components (the compiler has put the calls in), and
 * at its end the question whether it can be replaced where it stands.
 */
module.exports = function refreshLoader(source, map) {
  const { runtime, boundary } = this.getOptions();
  const code = `${source}
import { createSignatureFunctionForTransform as $RefreshSig$, register as $refreshRegister } from ${JSON.stringify(runtime)};
import { refreshModule as $refreshModule } from ${JSON.stringify(boundary)};
function $RefreshReg$(type, id) { $refreshRegister(type, __webpack_module__.id + ' ' + id); }
$refreshModule(__webpack_module__);
`;
  this.callback(null, code, map);
};
