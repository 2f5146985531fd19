import { createMachine } from 'xstate';

export const headerMachine = createMachine({
  "id": "header",
  "description": "The menu in the header: the calendar and the way out.",
  "initial": "closed",
  "states": {
    "closed": {
      "description": "The menu is closed.",
      "on": {
        "menu.pressed": {
          "target": "checkingForMenu"
        }
      }
    },
    "checkingForMenu": {
      "description": "The token is checked before the menu opens.",
      "tags": "busy",
      "invoke": {
        "id": "checkSession",
        "src": "checkSession",
        "onDone": [
          {
            "guard": {
              "type": "isValid"
            },
            "target": "menuOpen"
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
    "menuOpen": {
      "description": "The menu offers the calendar and logout.",
      "on": {
        "menu.closed": {
          "target": "closed"
        },
        "calendar.chosen": {
          "target": "checkingForCalendar"
        },
        "logout.chosen": {
          "target": "closed",
          "actions": "tellLogout"
        }
      }
    },
    "checkingForCalendar": {
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
            "target": "calendarOpen"
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
    "calendarOpen": {
      "description": "The calendar is open, to read only.",
      "on": {
        "calendar.closed": {
          "target": "closed"
        }
      }
    }
  }
});
