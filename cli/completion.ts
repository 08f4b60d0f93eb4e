// Completion for shells, from the same flags as the help.
import { completions } from './flags';
import { OTHER_COMMANDS } from './other-commands';
import { message } from './message';
import { UsageError } from './problem';
import { commandNames, loadTool } from './tools';

type Words = readonly (readonly [flag: string, values: readonly string[]])[];

interface Commands {
  readonly names: readonly string[];
  readonly words: ReadonlyMap<string, Words>;
}

/** A script to be sourced. Throws UsageError for another shell. */
export async function completionScript(shell: string): Promise<string> {
  if (shell !== 'bash' && shell !== 'zsh' && shell !== 'fish') throw new UsageError(message('completionShells'));
  const words = commandNames.map(async (name) => [name, completions(await loadTool(name))] as const);
  return { bash, zsh, fish }[shell]({
    names: [...commandNames, ...OTHER_COMMANDS.keys()],
    words: new Map(await Promise.all(words)),
  });
}

/** For single quotes in all three shells. */
const plain = (values: readonly string[]) => values.filter((value) => /^[\w.:/-]+$/.test(value)).join(' ');

function bash({ names, words }: Commands): string {
  const cases = [...words].map(([name, flags]) => {
    const values = flags
      .filter(([, list]) => list.length > 0)
      .map(([flag, list]) => `      ${name}:${flag}) values='${plain(list)}' ;;`);
    return [`      ${name}:*) flags='${flags.map(([flag]) => flag).join(' ')}' ;;`, values.join('\n')] as const;
  });
  return `# toolyard completion for bash: source <(toolyard completion bash)
_toolyard() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} tool=\${COMP_WORDS[1]} flags='' values=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ] || [ "$tool" = help ]; then
    COMPREPLY=($(compgen -W '${names.join(' ')} --help --version' -- "$word"))
    return
  fi
  case $tool:$before in
${cases
  .map(([, values]) => values)
  .filter(Boolean)
  .join('\n')}
      completion:*) values='bash zsh fish' ;;
  esac
  if [ -n "$values" ]; then
    COMPREPLY=($(compgen -W "$values" -- "$word"))
    return
  fi
  case $tool:$before in
${cases.map(([flags]) => flags).join('\n')}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _toolyard toolyard
`;
}

/** zsh runs the functions of bash. */
const zsh = (found: Commands): string =>
  `#compdef toolyard\nautoload -U +X compinit && compinit\nautoload -U +X bashcompinit && bashcompinit\n${bash(found)}`;

function fish({ names, words }: Commands): string {
  const seen = (tool: string) => `-n '__fish_seen_subcommand_from ${tool}'`;
  const lines = [...words].flatMap(([name, flags]) =>
    flags.map(
      ([flag, list]) =>
        `complete -c toolyard ${seen(name)} -l '${flag.slice(2)}'${list.length > 0 ? ` -x -a '${plain(list)}'` : ''}`,
    ),
  );
  return [
    '# toolyard completion for fish: toolyard completion fish | source',
    `complete -c toolyard -n __fish_use_subcommand -f -a '${names.join(' ')}'`,
    `complete -c toolyard ${seen('completion')} -f -a 'bash zsh fish'`,
    ...lines,
    '',
  ].join('\n');
}
