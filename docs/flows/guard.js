import { createMachine } from 'xstate';

export const guardMachine = createMachine({
  "id": "guard",
  "description": "Checks the token before a page that needs a signed-in person.",
  "initial": "checking",
  "states": {
    "checking": {
      "description": "The token is checked before the page is shown.",
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
            "target": "refused"
          }
        ],
        "onError": {
          "target": "refused"
        }
      }
    },
    "open": {
      "description": "The page is shown until the person leaves it.",
      "entry": "tellOpened"
    },
    "refused": {
      "description": "The visitor goes to the home page, where login opens.",
      "entry": "tellRefused",
      "type": "final"
    }
  }
});
