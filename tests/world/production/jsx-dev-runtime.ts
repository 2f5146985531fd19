// Production's React, five times as fast, has no runtime for the transform of development.
export { Fragment, jsx as jsxDEV } from 'react/jsx-runtime';
