import { createMachine } from 'xstate';

export const languageMachine = createMachine({
  "id": "language",
  "description": "The choice of the language in which the app speaks.",
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The person has opened the choice, or comes back from it in the new language.",
      "always": [
        {
          "guard": "isNew",
          "target": "arrived",
          "actions": {
            "type": "toast",
            "params": {
              "text": "The app is in English now.",
              "tone": "success"
            }
          }
        },
        {
          "target": "offered"
        }
      ]
    },
    "offered": {
      "description": "The languages are offered, each by its own name; the present one is marked.",
      "on": {
        "language.chosen": [
          {
            "guard": {
              "type": "isOther"
            },
            "target": "changing",
            "actions": {
              "type": "toast",
              "params": {
                "text": "Changing the language...",
                "tone": "info",
                "topic": "language"
              }
            }
          },
          {
            "target": "changing"
          }
        ],
        "choice.closed": {
          "target": "closed"
        }
      }
    },
    "changing": {
      "description": "The choice is kept on the device; another language once the host answers, and the page is loaded anew in it.",
      "invoke": {
        "id": "changeLanguage",
        "src": "changeLanguage",
        "onDone": [
          {
            "guard": {
              "type": "isSaved"
            },
            "target": "changed"
          },
          {
            "target": "closed",
            "actions": {
              "type": "toast",
              "params": {
                "text": "The language could not be changed. Allow cookies for this site and try again.",
                "tone": "failure",
                "topic": "language"
              }
            }
          }
        ],
        "onError": {
          "target": "closed",
          "actions": {
            "type": "toast",
            "params": {
              "text": "The language could not be changed. Check your connection and try again.",
              "tone": "failure",
              "topic": "language"
            }
          }
        }
      }
    },
    "changed": {
      "description": "The choice is kept, and a page in another language is on its way.",
      "type": "final"
    },
    "arrived": {
      "description": "The page has come in the chosen language, and the person was told so.",
      "type": "final"
    },
    "closed": {
      "description": "The choice is over; the language stays.",
      "type": "final"
    }
  }
});
