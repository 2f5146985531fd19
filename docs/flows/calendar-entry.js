import { createMachine } from 'xstate';

export const calendarEntryMachine = createMachine({
  "id": "calendarEntry",
  "description": "Puts an appointment, an event or a task into the calendar.",
  "initial": "filling",
  "states": {
    "filling": {
      "description": "The person fills in the form.",
      "tags": "draft",
      "on": {
        "field.changed": {
          "actions": "keepField"
        },
        "entry.submitted": [
          {
            "guard": "isIncomplete",
            "actions": "markMissing"
          },
          {
            "guard": "isAppointment",
            "target": "savingAppointment"
          },
          {
            "guard": "isEvent",
            "target": "savingEvent"
          },
          {
            "target": "savingTask"
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
    "savingAppointment": {
      "description": "The appointment is being saved; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "createAppointment",
        "src": "createAppointment",
        "onDone": {
          "target": "saved",
          "actions": {
            "type": "tellSaved"
          }
        },
        "onError": {
          "target": "filling"
        }
      }
    },
    "savingEvent": {
      "description": "The event is being saved; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "createCalendarEvent",
        "src": "createCalendarEvent",
        "onDone": {
          "target": "saved",
          "actions": {
            "type": "tellSaved"
          }
        },
        "onError": {
          "target": "filling"
        }
      }
    },
    "savingTask": {
      "description": "The task is being saved; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "createTask",
        "src": "createTask",
        "onDone": {
          "target": "saved",
          "actions": {
            "type": "tellSaved"
          }
        },
        "onError": {
          "target": "filling"
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
