/** The door for textlint, which loads JavaScript: on the command line and in an editor's server. */
require('tsx/cjs');
const {rules, rulesConfig} = require('./preset.ts');

module.exports = {rules, rulesConfig};
