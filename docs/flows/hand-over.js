import { createMachine } from 'xstate';

export const handOverMachine = createMachine({
  "id": "handOver",
  "description": "The link of the event goes to others.",
  "initial": "offering",
  "states": {
    "offering": {
      "description": "The link can be shared.",
      "on": {
        "share.requested": {
          "target": "sharing"
        }
      }
    },
    "sharing": {
      "description": "The link is handed to another app, or copied; pressing again changes nothing.",
      "tags": "busy",
      "invoke": {
        "id": "shareLink",
        "src": "shareLink",
        "onDone": [
          {
            "guard": {
              "type": "isCopied"
            },
            "target": "offering",
            "actions": {
              "type": "toast",
              "params": {
                "text": "Link copied.",
                "tone": "success"
              }
            }
          },
          {
            "target": "offering"
          }
        ],
        "onError": {
          "target": "offering",
          "actions": {
            "type": "toast",
            "params": {
              "text": "The link could not be shared.",
              "tone": "failure"
            }
          }
        }
      }
    }
  }
});
