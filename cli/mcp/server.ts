// `toolyard mcp`: the tools for agents, as a server of the Model Context Protocol over standard input and output
// (https://modelcontextprotocol.io/specification). Files are given by path, so their content needs no place in a conversation.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { version } from '../../package.json';
import { badInput } from '../../workers/contract/options/command';
import { explain } from '../../workers/run/run-kernel';
import { say } from '../../workers/words/in-words';
import { closeNetwork } from '../close-network';
import { checkEncoding } from '../encodings';
import { openAsUtf8 } from '../open-as-utf8';
import { inWords } from '../in-words';
import type { Input } from '../inputs';
import type { Job, Tool } from '../job';
import { Collector, type Answer } from './result';
import { openRoots, type Roots } from './files';
import { LineTransport } from './transport';
import { definitionOf, readCall, type Call } from './schema';
import { EXIT, UsageError } from '../problem';
import { openJob } from '../library-call';
import { runJob } from '../run';
import { commandNames, findCommand, loadTool, recordOf } from '../tools';
import * as words from './words';

/** A call has one input or two, so the tools that compare any number of files are left out. */
const served = commandNames.filter((name) => !recordOf(name).command.comparesAll);

/** Serves until standard input ends. Throws UsageError. */
export async function serveMcp(args: readonly string[]): Promise<number> {
  const roots = await openRoots(rootsIn(args));
  closeNetwork();
  // oxlint-disable-next-line typescript/no-deprecated -- McpServer takes Zod schemas only, and ours are made from the tools' options
  const server = new Server(
    { name: 'toolyard', version },
    { capabilities: { tools: {} }, instructions: words.instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: await Promise.all(
      served.map(async (name) => definitionOf(await loadTool(name), recordOf(name).description)),
    ),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) =>
    callTool(roots, params.name, params.arguments ?? {}, signal),
  );
  const ended = new Promise<void>((resolve) => (server.onclose = resolve));
  await server.connect(new LineTransport(process.stdin, process.stdout));
  await ended;
  return EXIT.done;
}

function rootsIn(args: readonly string[]): readonly string[] {
  try {
    return parseArgs({ args: [...args], options: { root: { type: 'string', multiple: true } } }).values.root ?? [];
  } catch {
    throw new UsageError(words.takesOnlyRoots);
  }
}

async function callTool(
  roots: Roots,
  name: string,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const inputs: Input[] = [];
  let collector: Collector | undefined;
  try {
    const command = findCommand(name);
    if (command === undefined || !served.includes(command))
      throw badInput(say(words.noTool, { tool: name, tools: served.join(', ') }));
    const tool = await loadTool(command);
    const call = readCall(tool, given);
    const key = call.keyPath === undefined ? undefined : await readKey(roots, call.keyPath, signal);
    const areFiles = call.encoding === undefined && call.inputs.every(({ path }) => path !== undefined);
    const names = call.inputs.map((one) => one.path ?? '-');
    const asked = {
      command,
      values: call.values,
      context: { names, areFiles, ...(key !== undefined && { key }) },
    };
    checkEncoding(tool, call.encoding);
    const job = await openJob(asked);
    checkInputs(tool, job, call);
    for (const { path, text = '' } of call.inputs)
      inputs.push(
        path === undefined
          ? { source: text, close: async () => undefined }
          : await openAsUtf8({ encoding: call.encoding, readsOnce: job.readsOnce, signal }, (isOnce) =>
              roots.read(path, isOnce, signal),
            ),
      );
    collector = new Collector(roots, command, await openOutput(roots, call));
    const reply = await runJob(job, asked, inputs, { signal, openFile: collector.openFile });
    if (!reply.ok) {
      await collector.abort();
      return problem(reply.error);
    }
    const answer = await collector.finish(job.resultOf(reply.output));
    return success(answer, job.verdictOf(reply.output), reply.notes);
  } catch (error) {
    await collector?.abort();
    return problem(await inWords(explain(error)));
  } finally {
    for (const { close } of inputs) await close();
  }
}

async function openOutput(roots: Roots, { inputs, keyPath, outputPath, overwrite }: Call) {
  if (outputPath === undefined) return undefined;
  const names = [...inputs.map(({ path }) => path), keyPath].filter((path) => path !== undefined);
  return roots.write(outputPath, { overwrite, inputs: names });
}

function checkInputs({ record }: Tool, { takes }: Job, { inputs }: Call): void {
  const wanted = takes === 'nothing' ? 0 : takes === 'two' ? 2 : 1;
  if (inputs.length === wanted) return;
  const needs = wanted === 0 ? words.takesNoInput : wanted === 1 ? words.needsInput : words.needsTwoInputs;
  throw badInput(say(needs, { tool: record.name }));
}

/** A model never sees a key: it names the file. */
async function readKey(roots: Roots, path: string, signal: AbortSignal): Promise<string> {
  const { path: opened, source, close } = await roots.read(path, false, signal);
  try {
    const text =
      opened === undefined && source instanceof Uint8Array
        ? new TextDecoder().decode(source)
        : await readFile(opened ?? '', 'utf8');
    return text.replace(/\r?\n$/, '');
  } finally {
    await close();
  }
}

function success(answer: Answer | undefined, isPositive: boolean, notes: readonly string[]): CallToolResult {
  const lines = [...(isPositive ? [] : [words.isNegative]), ...notes];
  const said = answer === undefined ? (isPositive ? words.done : '') : describe(answer);
  return {
    content: [said, ...lines].filter(Boolean).map((text) => ({ type: 'text' as const, text })),
    structuredContent: { positive: isPositive, notes: [...notes], ...(answer && { result: { ...answer } }) },
  };
}

function describe(answer: Answer): string {
  if ('text' in answer) return answer.text;
  const { path, bytes, sha256, firstLines } = answer;
  const facts = { path, bytes: String(bytes), digest: sha256 };
  return firstLines === undefined ? say(words.inFile, facts) : say(words.inFileFrom, { ...facts, lines: firstLines });
}

interface Problem {
  readonly code: string;
  readonly message: string;
  readonly at?: object;
  readonly option?: string;
}

const problem = ({ code, message, at, option }: Problem): CallToolResult => ({
  content: [{ type: 'text', text: message }],
  structuredContent: { error: { code, message, ...(at && { at }), ...(option !== undefined && { option }) } },
  isError: true,
});
