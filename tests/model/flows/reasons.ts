/** Why a model has no case for an end of an actor: the reason stands in the place of its cases. */

/** A call whose refusal is treated as any other failure, with the same words. */
export const asFailed = 'a refusal and a failure lead to the same state and the same words';

/** A call whose failure the person is not told of. */
export const isSilent = 'a failure is logged, and the person is told nothing';

/** A flow within the flow. */
export const isPartOfFlow = 'the actor runs as long as the flow that holds it';

/** The ends of such a flow: it can only break. */
export const partOfFlow = {
  succeeds: isPartOfFlow,
  refuses: isPartOfFlow,
};

/** An actor that waits for a moment. */
export const ofClock = 'a clock neither refuses nor fails';

/** Something that the device does. */
export const ofDevice = 'the device saves the file or fails';
