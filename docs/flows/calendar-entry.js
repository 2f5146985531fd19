import { createMachine } from 'xstate';

export const calendarEntryMachine = createMachine({
  "id": "calendarEntry",
  "description": "Puts an appointment, an event or a task into the calendar, or changes it.",
  "entry": "tellTyped",
  "initial": "filling",
  "states": {
    "filling": {
      "tags": "draft",
      "initial": "begun",
      "states": {
        "begun": {
          "description": "The person fills in the form.",
          "always": {
            "guard": "isUnanswered",
            "target": "failed"
          }
        },
        "failed": {
          "description": "It could not be saved: the form stays whole, and its button saves again.",
          "tags": "failed"
        },
        "gone": {
          "description": "The entry that was changed is gone: the form stays whole, and its button saves a new one."
        }
      },
      "on": {
        "field.changed": {
          "actions": [
            "keepField",
            "tellTyped"
          ]
        },
        "entry.submitted": [
          {
            "guard": "hasProblems",
            "actions": "showProblems"
          },
          {
            "guard": "isChange",
            "target": "updating",
            "actions": [
              "followZone",
              "keepSent"
            ]
          },
          {
            "target": "saving",
            "actions": "keepSent"
          }
        ],
        "entry.cancelled": [
          {
            "guard": "isUntouched",
            "target": "dismissed",
            "actions": "tellClosed"
          },
          {
            "actions": "tellClosed"
          }
        ]
      }
    },
    "saving": {
      "description": "The service is asked to save the entry; pressing again changes nothing.",
      "tags": [
        "busy",
        "draft"
      ],
      "invoke": {
        "id": "createCalendarItem",
        "src": "createCalendarItem",
        "onDone": {
          "target": "saved",
          "actions": {
            "type": "tellSaved"
          }
        },
        "onError": {
          "target": "filling.failed"
        }
      }
    },
    "updating": {
      "description": "The service is asked to change the entry; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "updateCalendarItem",
        "src": "updateCalendarItem",
        "onDone": [
          {
            "guard": {
              "type": "isChanged"
            },
            "target": "saved",
            "actions": {
              "type": "tellSaved"
            }
          },
          {
            "target": "filling.gone",
            "actions": "forgetFormer"
          }
        ],
        "onError": {
          "target": "filling.failed"
        }
      }
    },
    "dismissed": {
      "description": "Nothing was typed, and nothing is kept.",
      "type": "final"
    },
    "saved": {
      "description": "It is in the calendar, and nothing of the form is kept.",
      "type": "final"
    }
  }
});
