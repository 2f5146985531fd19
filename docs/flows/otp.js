import { createMachine } from 'xstate';

export const otpMachine = createMachine({
  "id": "otp",
  "description": "A six-digit code proves that the number belongs to the person.",
  "on": {
    "number.abandoned": {
      "target": ".numberChanged"
    }
  },
  "initial": "starting",
  "states": {
    "starting": {
      "description": "The step begins with a new code, unless one was sent before.",
      "always": [
        {
          "guard": "isRequested",
          "target": "entering"
        },
        {
          "target": "sendingCode"
        }
      ]
    },
    "sendingCode": {
      "description": "The provider is asked to send a code to the number.",
      "tags": "busy",
      "entry": {
        "type": "toast",
        "params": {
          "text": "Sending OTP...",
          "tone": "info"
        }
      },
      "invoke": {
        "id": "sendCode",
        "src": "sendCode",
        "onDone": [
          {
            "guard": {
              "type": "isSent"
            },
            "target": "entering",
            "actions": [
              "markRequested",
              "tellAwaited",
              {
                "type": "toast",
                "params": {
                  "text": "OTP sent!",
                  "tone": "success"
                }
              }
            ]
          },
          {
            "target": "sendingFailed",
            "actions": {
              "type": "setProblem",
              "params": {
                "problem": "tooManyTries"
              }
            }
          }
        ],
        "onError": {
          "target": "sendingFailed",
          "actions": {
            "type": "setProblem",
            "params": {
              "problem": "notSent"
            }
          }
        }
      }
    },
    "sendingFailed": {
      "description": "No new code is on its way; an earlier one can still be typed.",
      "entry": {
        "type": "toast",
        "params": {
          "text": "Failed to send OTP.",
          "tone": "failure"
        }
      },
      "always": [
        {
          "guard": "isRequested",
          "target": "entering.resend.ready"
        },
        {
          "target": "notSent"
        }
      ]
    },
    "entering": {
      "description": "The person has a code to type.",
      "type": "parallel",
      "states": {
        "code": {
          "initial": "typing",
          "states": {
            "typing": {
              "description": "The code is typed, pasted or filled in; nothing is sent by itself.",
              "invoke": {
                "id": "receiveCode",
                "src": "receiveCode",
                "onDone": {
                  "guard": {
                    "type": "isReceived"
                  },
                  "actions": {
                    "type": "keepReceivedCode"
                  }
                },
                "onError": {}
              },
              "on": {
                "code.changed": {
                  "actions": "keepCode"
                },
                "code.submitted": {
                  "guard": "hasWholeCode",
                  "target": "verifying"
                }
              }
            },
            "verifying": {
              "description": "The provider compares the code.",
              "tags": "busy",
              "invoke": {
                "id": "confirmCode",
                "src": "confirmCode",
                "onDone": [
                  {
                    "guard": {
                      "type": "isConfirmed"
                    },
                    "target": "#otp.confirmed",
                    "actions": [
                      {
                        "type": "keepProof"
                      },
                      "tellAwaited",
                      {
                        "type": "toast",
                        "params": {
                          "text": "OTP verified!",
                          "tone": "success"
                        }
                      }
                    ]
                  },
                  {
                    "guard": {
                      "type": "isNotRequested"
                    },
                    "target": "#otp.notRequested",
                    "actions": {
                      "type": "toast",
                      "params": {
                        "text": "OTP was not requested. Try again.",
                        "tone": "failure"
                      }
                    }
                  },
                  {
                    "target": "typing",
                    "actions": [
                      {
                        "type": "setProblem"
                      },
                      {
                        "type": "toast"
                      }
                    ]
                  }
                ],
                "onError": {
                  "target": "typing",
                  "actions": [
                    {
                      "type": "setProblem",
                      "params": {
                        "problem": "failure"
                      }
                    },
                    {
                      "type": "toast"
                    }
                  ]
                }
              }
            }
          }
        },
        "resend": {
          "initial": "coolingDown",
          "states": {
            "coolingDown": {
              "description": "Another code can be sent in half a minute.",
              "after": {
                "resendPause": {
                  "target": "ready"
                }
              }
            },
            "ready": {
              "description": "Another code can be sent.",
              "on": {
                "code.resent": {
                  "guard": "isTyping",
                  "target": "#otp.sendingCode"
                }
              }
            }
          }
        }
      }
    },
    "confirmed": {
      "description": "The code was right.",
      "type": "final"
    },
    "notSent": {
      "description": "No code could be sent.",
      "type": "final"
    },
    "notRequested": {
      "description": "The provider knows of no code for the number.",
      "type": "final",
      "output": {
        "outcome": "notRequested"
      }
    },
    "numberChanged": {
      "description": "The person wants to use another number.",
      "type": "final",
      "output": {
        "outcome": "numberChanged"
      }
    }
  }
});
