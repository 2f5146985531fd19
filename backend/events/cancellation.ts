interface Event {
  readonly cancelledAt: Date | null;
  readonly cancelMessage: string | null;
}

/** What host and guests read of a cancelled event, and nothing for any other (§22.50, §22.51). */
export function cancellationOf({ cancelledAt, cancelMessage }: Event) {
  if (cancelledAt === null) return {};
  return { cancelled_at: cancelledAt.toISOString(), cancel_message: cancelMessage };
}
