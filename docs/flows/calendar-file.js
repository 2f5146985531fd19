import { createMachine } from 'xstate';

export const calendarFileMachine = createMachine({
  "id": "calendarFile",
  "description": "Saves a file for the person’s own calendar.",
  "initial": "offering",
  "states": {
    "offering": {
      "description": "The way into the person’s own calendar is offered, where the time is known.",
      "on": {
        "calendarFile.requested": {
          "guard": "hasSlots",
          "target": "saving"
        }
      }
    },
    "saving": {
      "description": "The file is being made; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "saveCalendarFile",
        "src": "saveCalendarFile",
        "onDone": {
          "target": "offering"
        },
        "onError": {
          "target": "offering",
          "actions": {
            "type": "toast",
            "params": {
              "text": "The calendar file could not be made.",
              "tone": "failure"
            }
          }
        }
      }
    }
  }
});
