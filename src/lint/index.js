/** Loads the preset for textlint, which can't import TypeScript: on the command line and in an editor. */
require('tsx/cjs');
const {rules, rulesConfig} = require('./preset.ts');

module.exports = {rules, rulesConfig};
