import { SettingsRefused } from '../config/config.ts';

type Settings = Record<string, string>;

/** Says what is wrong with settings: the message of their refusal, or "none". */
export function problemsBy(configOf: (env: Settings) => unknown): (env: Settings) => string {
  return (env) => {
    try {
      configOf(env);
      return 'none';
    } catch (error) {
      if (!(error instanceof SettingsRefused)) throw error;
      return error.message;
    }
  };
}
