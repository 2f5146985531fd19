/** Why an actor cannot come to a kind of end: it takes the place of its cases in a model. */

/** A call whose refusal is treated as any other failure, with the same words. */
export const asFailed = 'whatever goes wrong with it is said in the same words';

/** A call of which the person is told nothing, however it ends. */
export const silently = 'however it goes wrong, it is logged and nothing is said';

/** A flow within the flow. */
export const companion = 'it goes on as long as the flow that holds it';

/** Something that waits for a moment. */
export const ofClock = 'a clock neither refuses nor breaks';

/** Something that the device does. */
export const ofDevice = 'the device saves the file or fails';
