// Files run in shared processes, and firebase-admin reads this variable from the environment at every call.
delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
