import { createMachine } from 'xstate';

export const pushMachine = createMachine({
  "id": "push",
  "description": "Whether messages for the signed-in person come to this device.",
  "invoke": {
    "id": "pushStore",
    "src": "pushStore",
    "onError": {}
  },
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The app has just been opened.",
      "always": [
        {
          "guard": "hasPerson",
          "target": "present"
        },
        {
          "target": "leaving"
        }
      ]
    },
    "away": {
      "description": "The app is signed out, and no message comes.",
      "on": {
        "person.arrived": {
          "target": "present",
          "actions": "keepPerson"
        }
      }
    },
    "leaving": {
      "description": "The last user has left: the device is unsubscribed from their messages.",
      "entry": "forgetToken",
      "invoke": {
        "id": "forgetPush",
        "src": "forgetPush",
        "onDone": [
          {
            "guard": "hasPerson",
            "target": "present"
          },
          {
            "target": "away"
          }
        ],
        "onError": [
          {
            "guard": "hasPerson",
            "target": "present"
          },
          {
            "target": "away"
          }
        ]
      },
      "on": {
        "person.arrived": {
          "actions": "keepPerson"
        },
        "person.left": {
          "actions": "forgetPerson"
        }
      }
    },
    "present": {
      "description": "A user is signed in.",
      "initial": "recalling",
      "on": {
        "person.left": {
          "target": "leaving",
          "actions": "forgetPerson"
        },
        "person.arrived": {
          "guard": {
            "type": "isOtherPerson"
          },
          "target": "leaving",
          "actions": "keepPerson"
        }
      },
      "states": {
        "recalling": {
          "description": "The browser’s permission and the earlier choice are looked up.",
          "entry": {
            "type": "keepReason",
            "params": {
              "reason": "remembered"
            }
          },
          "invoke": {
            "id": "recallPush",
            "src": "recallPush",
            "onDone": [
              {
                "guard": {
                  "type": "isUnavailable"
                },
                "target": "unavailable"
              },
              {
                "guard": {
                  "type": "isWanted"
                },
                "target": "listening",
                "actions": {
                  "type": "keepNumber"
                }
              },
              {
                "guard": {
                  "type": "isDeclined"
                },
                "target": "offering.declined",
                "actions": {
                  "type": "keepNumber"
                }
              },
              {
                "target": "offering",
                "actions": {
                  "type": "keepNumber"
                }
              }
            ],
            "onError": {
              "target": "unavailable"
            }
          }
        },
        "unavailable": {
          "description": "This browser takes no messages, and the app offers none."
        },
        "offering": {
          "description": "Messages can be turned on in the menu, and on a card until the person answers it, here or in another tab.",
          "initial": "explaining",
          "exit": {
            "type": "tellOffer",
            "params": {
              "offer": "none"
            }
          },
          "on": {
            "push.wanted": {
              "target": "asking",
              "actions": {
                "type": "keepReason",
                "params": {
                  "reason": "menu"
                }
              }
            },
            "wish.changedElsewhere": {
              "target": "#push.present.recalling"
            }
          },
          "states": {
            "explaining": {
              "description": "A card explains messages, with a button to turn them on.",
              "entry": {
                "type": "tellOffer",
                "params": {
                  "offer": "card"
                }
              },
              "on": {
                "offer.accepted": {
                  "target": "#push.present.asking",
                  "actions": {
                    "type": "keepReason",
                    "params": {
                      "reason": "offer"
                    }
                  }
                },
                "offer.declined": {
                  "target": "declined",
                  "actions": {
                    "type": "storeChoice",
                    "params": {
                      "choice": "declined"
                    }
                  }
                }
              }
            },
            "declined": {
              "description": "The person said no; only the menu still offers messages.",
              "entry": {
                "type": "tellOffer",
                "params": {
                  "offer": "menu"
                }
              }
            }
          }
        },
        "asking": {
          "description": "The browser asks for its permission.",
          "invoke": {
            "id": "askPermission",
            "src": "askPermission",
            "onDone": [
              {
                "guard": {
                  "type": "isGranted"
                },
                "target": "listening",
                "actions": {
                  "type": "storeChoice",
                  "params": {
                    "choice": "wanted"
                  }
                }
              },
              {
                "guard": {
                  "type": "isDenied"
                },
                "target": "unavailable",
                "actions": [
                  {
                    "type": "storeChoice",
                    "params": {
                      "choice": "declined"
                    }
                  },
                  {
                    "type": "toast",
                    "params": {
                      "text": "Notifications are blocked in your browser’s settings.",
                      "tone": "info"
                    }
                  }
                ]
              },
              {
                "target": "offering.declined",
                "actions": {
                  "type": "storeChoice",
                  "params": {
                    "choice": "declined"
                  }
                }
              }
            ],
            "onError": {
              "target": "unavailable"
            }
          }
        },
        "listening": {
          "description": "Messages come: as a toast while the app is looked at, else as a notification.",
          "invoke": {
            "id": "pushMessages",
            "src": "pushMessages",
            "onError": {
              "target": ".failing"
            }
          },
          "on": {
            "push.received": {
              "actions": {
                "type": "toast"
              }
            }
          },
          "initial": "registering",
          "states": {
            "registering": {
              "description": "The provider is asked for the device’s address.",
              "invoke": {
                "id": "getPushToken",
                "src": "getPushToken",
                "onDone": {
                  "target": "saving",
                  "actions": {
                    "type": "keepToken"
                  }
                },
                "onError": {
                  "target": "failing"
                }
              }
            },
            "saving": {
              "description": "The service is told the device’s address.",
              "invoke": {
                "id": "savePushToken",
                "src": "savePushToken",
                "onDone": [
                  {
                    "guard": "wasAskedFor",
                    "target": "registered",
                    "actions": {
                      "type": "toast",
                      "params": {
                        "text": "Notifications are on.",
                        "tone": "success"
                      }
                    }
                  },
                  {
                    "target": "registered"
                  }
                ],
                "onError": {
                  "target": "failing"
                }
              }
            },
            "registered": {
              "description": "The service knows the device’s address."
            },
            "failing": {
              "description": "Turning on failed; a toast says so only to a person who asked in the menu.",
              "always": [
                {
                  "guard": "wasAskedForInMenu",
                  "target": "failed",
                  "actions": {
                    "type": "toast",
                    "params": {
                      "text": "Notifications could not be turned on. Please try again later.",
                      "tone": "failure"
                    }
                  }
                },
                {
                  "target": "failed"
                }
              ]
            },
            "failed": {
              "description": "The device could not be registered; the next try comes with the network or from the menu.",
              "entry": {
                "type": "tellOffer",
                "params": {
                  "offer": "menu"
                }
              },
              "exit": {
                "type": "tellOffer",
                "params": {
                  "offer": "none"
                }
              },
              "on": {
                "push.wanted": {
                  "target": "#push.present.asking",
                  "actions": {
                    "type": "keepReason",
                    "params": {
                      "reason": "menu"
                    }
                  }
                },
                "network.returned": {
                  "target": "#push.present.listening",
                  "actions": {
                    "type": "keepReason",
                    "params": {
                      "reason": "remembered"
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
});
