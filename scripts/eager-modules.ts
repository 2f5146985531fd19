import { type ESTree, type Plugin, Visitor } from 'vite';

/** What the bundler calls around a CommonJS module. */
const wrapper = /^__commonJS(Min)?$/;

/**
 * Writes the wrapper of a CommonJS module, such as React's, as a function and not as an arrow: in
 * parentheses V8 compiles a function beside the page, with the rest of its file, and an arrow on the
 * page's own thread when it is called. The bundler puts the parentheses, and prints an arrow.
 */
export function eagerModules(): Plugin {
  return {
    name: 'timewell:eager-modules',
    apply: 'build',
    renderChunk(code) {
      if (!code.includes('__commonJS')) return null;
      let eager = code;
      let moved = 0;
      const write = ({ start, body }: ESTree.ArrowFunctionExpression) => {
        const head = code.slice(start, body.start);
        const asFunction = `function ${head.replace(/=>\s*$/, '')}`;
        eager = eager.slice(0, start + moved) + asFunction + eager.slice(body.start + moved);
        moved += asFunction.length - head.length;
      };
      new Visitor({
        CallExpression({ callee, arguments: [module] }) {
          if (callee.type !== 'Identifier' || !wrapper.test(callee.name)) return;
          const wrapped = module?.type === 'ParenthesizedExpression' ? module.expression : module;
          if (wrapped?.type === 'ArrowFunctionExpression') write(wrapped);
        },
      }).visit(this.parse(code));
      return { code: eager, map: null };
    },
  };
}
