import { createMachine } from 'xstate';

export const noticesMachine = createMachine({
  "id": "notices",
  "description": "What the app has to say to the person, wherever they are.",
  "type": "parallel",
  "states": {
    "toasts": {
      "initial": "quiet",
      "on": {
        "toast.raised": {
          "actions": "addToast"
        },
        "toast.withdrawn": {
          "actions": "dropTopic"
        },
        "toast.dismissed": {
          "actions": "dropToast"
        },
        "toast.acted": {
          "actions": [
            "doAction",
            "dropToast"
          ]
        },
        "person.left": {
          "target": ".quiet",
          "actions": "dropToasts"
        }
      },
      "states": {
        "quiet": {
          "description": "No toast is shown.",
          "always": {
            "guard": "hasToasts",
            "target": "showing"
          }
        },
        "showing": {
          "description": "Toasts are shown until a while after the last one came.",
          "always": {
            "guard": "hasNoToasts",
            "target": "quiet"
          },
          "after": {
            "toastLife": {
              "target": "quiet",
              "actions": "dropToasts"
            }
          },
          "on": {
            "toast.raised": {
              "target": "showing",
              "reenter": true,
              "actions": "addToast"
            },
            "toasts.held": {
              "target": "held"
            }
          }
        },
        "held": {
          "description": "A person is reading or reaching for a toast, or looks at something else; all of them stay.",
          "always": {
            "guard": "hasNoToasts",
            "target": "quiet"
          },
          "on": {
            "toasts.released": {
              "target": "showing"
            },
            "toast.dismissed": {
              "target": "showing",
              "actions": "dropToast"
            },
            "toast.acted": {
              "target": "showing",
              "actions": [
                "doAction",
                "dropToast"
              ]
            }
          }
        }
      }
    },
    "alerts": {
      "initial": "none",
      "on": {
        "alert.raised": {
          "actions": "addAlert"
        },
        "person.left": {
          "actions": "dropAlerts"
        }
      },
      "states": {
        "none": {
          "description": "No alert is open.",
          "always": {
            "guard": "hasAlerts",
            "target": "open"
          }
        },
        "open": {
          "description": "The oldest alert waits for its OK.",
          "always": {
            "guard": "hasNoAlerts",
            "target": "none"
          },
          "on": {
            "alert.dismissed": {
              "actions": "dropFirstAlert"
            }
          }
        }
      }
    }
  }
});
