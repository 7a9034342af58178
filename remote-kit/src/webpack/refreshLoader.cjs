/**
 * Adds what fast refresh needs to a module: a registry for its components (the compiler inserts the calls), and at the
 * end the check whether it can be swapped in place.
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
