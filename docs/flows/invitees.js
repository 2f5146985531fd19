import { createMachine } from 'xstate';

export const inviteesMachine = createMachine({
  "id": "invitees",
  "description": "The mobile numbers that are invited to an event.",
  "on": {
    "invitees.cleared": {
      "target": ".entering",
      "actions": [
        "clear",
        "tellChanged"
      ]
    }
  },
  "initial": "entering",
  "states": {
    "entering": {
      "description": "Numbers are typed or pasted, and those that were added can be removed.",
      "on": {
        "country.changed": {
          "actions": [
            "keepCountry",
            "tellChanged"
          ]
        },
        "number.changed": [
          {
            "guard": "isListed",
            "actions": [
              "keepText",
              "addNumbers",
              "tellChanged"
            ]
          },
          {
            "actions": [
              "keepText",
              "tellChanged"
            ]
          }
        ],
        "numbers.pasted": {
          "actions": [
            "keepText",
            "addNumbers",
            "tellChanged"
          ]
        },
        "numbers.submitted": [
          {
            "guard": "isBlank"
          },
          {
            "actions": [
              "addNumbers",
              "tellChanged"
            ]
          }
        ],
        "invitee.removed": {
          "actions": [
            "removeInvitee",
            "tellChanged"
          ]
        },
        "contacts.requested": {
          "target": "pickingContacts"
        }
      }
    },
    "pickingContacts": {
      "description": "The device shows its contacts; only those that are picked are handed over.",
      "tags": "busy",
      "invoke": {
        "id": "pickContacts",
        "src": "pickContacts",
        "onDone": [
          {
            "guard": {
              "type": "hasPicked"
            },
            "target": "entering",
            "actions": [
              {
                "type": "addContacts"
              },
              "addNumbers",
              "tellChanged"
            ]
          },
          {
            "target": "entering"
          }
        ],
        "onError": {
          "target": "entering",
          "actions": {
            "type": "toast",
            "params": {
              "text": "Your contacts could not be opened.",
              "tone": "failure"
            }
          }
        }
      }
    }
  }
});
