/**
 * Waits until the flow's `today` is over, keeps the new day by `keepToday`, and goes on with other actions
 * in a state; there the flow may wait for the next midnight.
 */
export function awaitingNextDay<State extends string, const Actions extends readonly string[]>(
  state: State,
  ...actions: Actions
) {
  return {
    id: 'awaitNextDay',
    src: 'awaitNextDay',
    input: ({ context }: { context: { today: string } }) => ({ date: context.today }),
    onDone: {
      target: state,
      reenter: true,
      actions: [
        {
          type: 'keepToday',
          params: ({ event }: { event: { output: { date: string } } }) => event.output,
        },
        ...actions,
      ],
    },
    onError: {},
  } as const;
}
