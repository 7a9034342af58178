/* global publicPath -- the parameter that the server's wrapper passes beside module, exports and require */
__webpack_public_path__ = publicPath;
