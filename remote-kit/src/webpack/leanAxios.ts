import path from 'node:path';
import webpack from 'webpack';

const unused = path.join(import.meta.dirname, 'unusedOfAxios.mjs');

/** Its adapter for XMLHttpRequest, forms with files, addresses that are data, and progress. */
const request =
  /\/(xhr|createMultipartBody|estimateDataURLDecodedBytes|trackStream|progressEventReducer|toFormData|formDataToJSON)\.js$/;

/** Leaves out what no call of the contract uses of axios: it would be 4 KB of every first load. */
export const leanAxios = () =>
  new webpack.NormalModuleReplacementPlugin(request, (found) => {
    if (/[\\/]axios[\\/]lib([\\/]|$)/.test(found.context)) found.request = unused;
  });
