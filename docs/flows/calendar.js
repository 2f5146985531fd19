import { createMachine } from 'xstate';

export const calendarMachine = createMachine({
  "id": "calendar",
  "description": "A month of the person’s appointments, events and tasks.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "An entry that was broken off goes on; otherwise the calendar opens on a page of its own and in the header, and waits elsewhere.",
      "always": [
        {
          "guard": "wasAdding",
          "target": "open.adding"
        },
        {
          "guard": "isOpenFromStart",
          "target": "open"
        },
        {
          "target": "closed"
        }
      ]
    },
    "closed": {
      "description": "The calendar is closed.",
      "tags": "settled",
      "on": {
        "calendar.opened": {
          "target": "checking",
          "actions": "goToToday"
        }
      }
    },
    "checking": {
      "description": "The token is checked before the calendar opens.",
      "tags": "busy",
      "invoke": {
        "id": "checkSession",
        "src": "checkSession",
        "onDone": [
          {
            "guard": {
              "type": "isValid"
            },
            "target": "open"
          },
          {
            "target": "closed"
          }
        ],
        "onError": {
          "target": "closed"
        }
      }
    },
    "open": {
      "description": "The month is shown, and the list of the selected day.",
      "initial": "viewing",
      "exit": [
        "forgetKind",
        "forgetAdded"
      ],
      "invoke": [
        {
          "id": "calendarItems",
          "src": "calendarItems",
          "onError": {
            "target": "closed"
          }
        },
        {
          "id": "sessionStarts",
          "src": "sessionStarts",
          "onError": {}
        }
      ],
      "on": {
        "day.chosen": {
          "actions": "keepDay"
        },
        "day.focused": {
          "actions": "keepFocus"
        },
        "month.turned": {
          "actions": "turnMonth"
        },
        "today.requested": {
          "actions": "goToToday"
        },
        "calendar.closed": {
          "target": "closed"
        }
      },
      "states": {
        "viewing": {
          "description": "The person looks at days and months; a selected today goes on at midnight.",
          "tags": "settled",
          "invoke": {
            "id": "awaitNextDay",
            "src": "awaitNextDay",
            "onDone": {
              "target": "viewing",
              "reenter": true,
              "actions": [
                {
                  "type": "keepToday"
                }
              ]
            },
            "onError": {}
          },
          "on": {
            "entry.requested": {
              "guard": "canAdd",
              "target": "adding",
              "actions": "keepKind"
            },
            "session.started": {
              "guard": "isOverPage",
              "target": "#calendar.closed"
            }
          }
        },
        "adding": {
          "description": "An appointment, event or task is added or changed in a form of its own.",
          "tags": "draft",
          "invoke": {
            "id": "awaitNextDay",
            "src": "awaitNextDay",
            "onDone": {
              "target": "adding",
              "reenter": true,
              "actions": [
                {
                  "type": "keepToday"
                }
              ]
            },
            "onError": {}
          },
          "on": {
            "entry.saved": {
              "target": "viewing",
              "actions": [
                "forgetKind",
                "removeReplaced",
                "showAdded",
                "addItem"
              ]
            },
            "entry.typed": {
              "guard": "isOtherwise",
              "actions": "keepBlank"
            },
            "entry.closed": {
              "target": "viewing",
              "actions": [
                "forgetKind",
                "refreshDoubted"
              ]
            }
          }
        }
      }
    }
  }
});
