import { createMachine } from 'xstate';

export const entryActionsMachine = createMachine({
  "id": "entryActions",
  "description": "Entries that the person made by hand are deleted, added again and ticked off.",
  "initial": "resting",
  "on": {
    "entryAction.requested": [
      {
        "guard": "isAskedAlready"
      },
      {
        "actions": "keepAction"
      }
    ],
    "person.left": {
      "target": ".resting",
      "actions": "forgetAll"
    }
  },
  "states": {
    "resting": {
      "description": "Nothing is to be done to an entry.",
      "always": [
        {
          "guard": "isToDelete",
          "target": "deleting"
        },
        {
          "guard": "isToMark",
          "target": "marking"
        },
        {
          "guard": "isToRestore",
          "target": "restoring"
        }
      ]
    },
    "deleting": {
      "description": "The service is asked to delete an entry, which is shown until it is gone.",
      "invoke": {
        "id": "deleteCalendarItem",
        "src": "deleteCalendarItem",
        "onDone": {
          "target": "resting",
          "actions": [
            "tellRemoved",
            {
              "type": "toast"
            },
            "dropFirst"
          ]
        },
        "onError": {
          "target": "resting",
          "actions": [
            {
              "type": "toast"
            },
            "refreshCalendar",
            "dropFirst"
          ]
        }
      }
    },
    "marking": {
      "description": "The service is asked to change the status of a task.",
      "invoke": {
        "id": "markTask",
        "src": "markTask",
        "onDone": {
          "target": "resting",
          "actions": [
            {
              "type": "tellAdded"
            },
            "dropFirst"
          ]
        },
        "onError": {
          "target": "resting",
          "actions": [
            {
              "type": "toast"
            },
            "refreshCalendar",
            "dropFirst"
          ]
        }
      }
    },
    "restoring": {
      "description": "The service is asked to add a deleted entry again, as it was.",
      "invoke": {
        "id": "restoreCalendarItem",
        "src": "restoreCalendarItem",
        "onDone": {
          "target": "resting",
          "actions": [
            {
              "type": "tellAdded"
            },
            {
              "type": "toast"
            },
            "dropFirst"
          ]
        },
        "onError": {
          "target": "resting",
          "actions": [
            {
              "type": "toast"
            },
            "refreshCalendar",
            "dropFirst"
          ]
        }
      }
    }
  }
});
