interface NextPage<Context, Call, Input, Done, More> {
  /** The port that fetches the page. */
  call: Call;
  asked: (context: Context) => Input;
  /** What comes of the answer. */
  onDone: Done;
  /** The event that asks for the page. */
  more: More;
}

/** The states that fetch the next page of a list; one that did not come can be asked for again. */
export function nextPage<
  Context,
  const Call extends string,
  Input,
  const Done,
  const More extends string,
>({ call, asked, onDone, more }: NextPage<Context, Call, Input, Done, More>) {
  return {
    loadingMore: {
      description: 'The next page is being fetched; the list stays as it is meanwhile.',
      invoke: {
        id: call,
        src: call,
        input: ({ context }: { context: Context }) => asked(context),
        onDone,
        onError: { target: 'moreFailed' },
      },
    },
    moreFailed: {
      description: 'The next page could not be fetched, and can be asked for again.',
      on: { [more]: { target: 'loadingMore' } },
    },
  } as const;
}
