// Plain JavaScript: Stryker imports its plugins in processes of its own.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const sentence = /^[A-Z].*\.$/;

/** Leaves as it is what no person can come to feel. */
const unfelt = {
  shouldIgnore({ node }) {
    if (isDescription(node) || isNothingButDescription(node)) {
      return 'A description is documentation.';
    }
    return isTypes(node) ? 'The types of a machine are read by the compiler alone.' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'unfelt', unfelt)];

function isDescription({ type, key, value }) {
  if (type !== 'ObjectProperty' || key.name !== 'description') return false;
  return value.type === 'StringLiteral' && sentence.test(value.value);
}

function isNothingButDescription({ type, properties }) {
  return type === 'ObjectExpression' && properties.length === 1 && isDescription(properties[0]);
}

function isTypes({ type, key, value }) {
  return type === 'ObjectProperty' && key.name === 'types' && value.type === 'ObjectExpression';
}
