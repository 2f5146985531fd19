import { configure } from '@testing-library/react';

configure({ reactStrictMode: false });

// React is loaded by now, as it ships. React Aria draws a long list whole where it is told of a test:
// jsdom has no heights by which it could choose rows.
process.env.NODE_ENV = 'test';
Element.prototype.scrollTo = () => undefined;
