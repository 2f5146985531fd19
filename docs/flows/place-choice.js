import { createMachine } from 'xstate';

export const placeChoiceMachine = createMachine({
  "id": "placeChoice",
  "description": "The dialog in which a person says where they are.",
  "on": {
    "text.typed": [
      {
        "guard": {
          "type": "isBlank"
        },
        "target": ".resting",
        "actions": [
          {
            "type": "keepText"
          },
          "forgetPlaces"
        ]
      },
      {
        "target": ".waiting",
        "actions": {
          "type": "keepText"
        }
      }
    ],
    "text.submitted": {
      "guard": "isMeant",
      "target": ".chosen",
      "actions": "tellMeant"
    },
    "place.picked": {
      "target": ".chosen",
      "actions": "tellPicked"
    },
    "device.asked": {
      "target": ".findingDevice",
      "actions": "sayNothing"
    },
    "choice.closed": {
      "target": ".closed"
    }
  },
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The dialog begins empty, or with the text that was left in it.",
      "always": [
        {
          "guard": {
            "type": "isBlank"
          },
          "target": "resting"
        },
        {
          "target": "waiting"
        }
      ]
    },
    "resting": {
      "description": "The person may type a place, pick one, or ask the device.",
      "tags": "draft"
    },
    "waiting": {
      "description": "The person is typing.",
      "tags": "draft",
      "on": {
        "text.submitted": {
          "guard": "isMeant",
          "target": "searching.deciding"
        },
        "device.asked": {
          "target": "findingDevice",
          "actions": [
            "sayNothing",
            "forgetPlaces"
          ]
        }
      },
      "after": {
        "typingPause": {
          "target": "searching"
        }
      }
    },
    "searching": {
      "tags": "draft",
      "on": {
        "text.submitted": {
          "guard": "isMeant",
          "target": ".deciding"
        },
        "device.asked": {
          "target": "findingDevice",
          "actions": [
            "sayNothing",
            "forgetPlaces"
          ]
        }
      },
      "invoke": {
        "id": "searchPlaces",
        "src": "searchPlaces",
        "onDone": [
          {
            "guard": "isSet",
            "target": "chosen",
            "actions": [
              {
                "type": "keepPlaces"
              },
              "tellMeant"
            ]
          },
          {
            "target": "resting",
            "actions": {
              "type": "keepPlaces"
            }
          }
        ],
        "onError": [
          {
            "guard": "isSet",
            "target": "chosen",
            "actions": [
              "forgetPlaces",
              "tellMeant"
            ]
          },
          {
            "target": "resting",
            "actions": "forgetPlaces"
          }
        ]
      },
      "initial": "offering",
      "states": {
        "offering": {
          "description": "The geocoder is asked for the places that the text means."
        },
        "deciding": {
          "description": "The text is set, and the geocoder’s answer decides which place that is.",
          "tags": "setting"
        }
      }
    },
    "findingDevice": {
      "description": "The device is asked for its location; the person may have to agree.",
      "tags": "locating",
      "invoke": {
        "id": "findDevice",
        "src": "findDevice",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "namingPlace",
            "actions": {
              "type": "keepCoordinates"
            }
          },
          {
            "target": "resting",
            "actions": "sayUnlocated"
          }
        ],
        "onError": {
          "target": "resting",
          "actions": "sayUnlocated"
        }
      }
    },
    "namingPlace": {
      "description": "The geocoder is asked for the city at the location.",
      "tags": "locating",
      "invoke": {
        "id": "reverseGeocode",
        "src": "reverseGeocode",
        "onDone": [
          {
            "guard": {
              "type": "isFound"
            },
            "target": "chosen",
            "actions": {
              "type": "tellLocated"
            }
          },
          {
            "target": "resting",
            "actions": "sayUnlocated"
          }
        ],
        "onError": {
          "target": "resting",
          "actions": "sayUnlocated"
        }
      }
    },
    "chosen": {
      "description": "The place is chosen, and the dialog is over.",
      "type": "final"
    },
    "closed": {
      "description": "The person closed the dialog; the place stays.",
      "tags": "draft",
      "type": "final"
    }
  }
});
