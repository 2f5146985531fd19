import { createMachine } from 'xstate';

export const guestsFileMachine = createMachine({
  "id": "guestsFile",
  "description": "Saves an event’s guests and their answers as a file for a spreadsheet.",
  "initial": "offering",
  "states": {
    "offering": {
      "description": "The list of guests can be saved as a file.",
      "on": {
        "guestsFile.requested": {
          "target": "saving"
        }
      }
    },
    "saving": {
      "description": "The file is being made; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "saveGuests",
        "src": "saveGuests",
        "onDone": {
          "target": "offering",
          "actions": {
            "type": "toast",
            "params": {
              "text": "The list of guests was saved as a file.",
              "tone": "success",
              "topic": "guests"
            }
          }
        },
        "onError": {
          "target": "offering",
          "actions": {
            "type": "toast",
            "params": {
              "text": "The list of guests could not be saved as a file.",
              "tone": "failure",
              "topic": "guests"
            }
          }
        }
      }
    }
  }
});
