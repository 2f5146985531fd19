import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Route, useParams } from 'wouter';
import { eventPath } from '#domain/page-paths.ts';
import { addressId } from '../../src/views/layout/address-id.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each(['a/b', 'a%2Fb', 'abc%3D%3D', '100%', '50%25', 'q?x#y', 'దసరా', 'a b+c'])(
  'The address of an event leads to the id that it was made of, such as %s',
  (id) => {
    history.replaceState(null, '', eventPath(id));
    render(<Route path="/event/:id" component={IdOfPage} />);
    expect(screen.getByRole('note').textContent).toBe(id);
  },
);

function IdOfPage() {
  return <p role="note">{addressId(useParams().id)}</p>;
}
