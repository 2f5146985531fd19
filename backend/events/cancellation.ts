interface Event {
  readonly cancelledAt: Date | null;
  readonly cancelMessage: string | null;
}

/** The fields that say that an event is cancelled; none for any other event (§22.50, §22.51). */
export function cancellationOf({ cancelledAt, cancelMessage }: Event) {
  if (cancelledAt === null) return {};
  return { cancelled_at: cancelledAt.toISOString(), cancel_message: cancelMessage };
}
