// MP4 to MP3 converter: the words of its record and its screen.

export const title = 'MP4 to MP3 Converter';
export const description = 'Extract the audio from a video as an MP3, without uploading it.';
export const tagline = 'No upload needed';
export const keywords =
  'mp4, mp3, audio, video, sound, music, extract, convert, mov, webm, mkv, m4a, wav, flac, opus, id3, tags';

// What it offers for a text or a file.
export const saveAsMp3 = 'Save the audio as MP3';

// The chosen files.
export const chooseFile = 'Choose an MP4 file';
export const orDrop =
  '<drop>or drop it here. </drop>MOV, M4A, WebM, MKV, MP3, Ogg, WAV and FLAC also work. Files can be of any size, and stay on this device.';
export const opening = 'Opening…';
export const chooseAnother = 'Choose another file';
export const addFiles = 'Add files';
export const invalidTypeTitle = 'Invalid file type';
export const leftOut = 'Left out: {left} of {chosen} files.';
export const noFile = 'No file selected';
export const convert = 'Convert';
export const converting = 'Converting...';
export const clear = 'Clear';

// The times.
export const badTime = 'Start or end is not a time. Correct it under Options.';
export const tooManyMinutes = 'Minutes and seconds after a colon go up to 59. Write 1:15 or 75 instead of 0:75.';
export const invalidTime =
  'Invalid time. Write seconds, such as 83 or 1.5, or a clock time, such as 1:23 or 1:02:03.5.';

// What is in a file.
export const contents = 'What is in the file';
export const audio = 'Audio';
export const result = 'Result';
export const engine = 'Engine';
export const range = 'Range';
export const knownLater = 'Known once the conversion starts';
export const reading = 'Reading the file…';
export const rangeOf = '{start} to {end} of {whole}';
export const mono = '{codec} mono at {rate} kHz';
export const stereo = '{codec} stereo at {rate} kHz';
export const bitRate = '{rate} kbps';
export const container = 'in {container}';
export const oneOfTracks = 'one of {tracks} audio tracks';
export const copiedAsIs = 'copied without re-encoding';
export const about = 'about {size}';
export const to = 'to {format}';
export const toAbout = 'to {format} of about {size}';
export const copiedTo = 'copied to {format}';
export const copiedToAbout = 'copied to {format} of about {size}';
export const noEngine = 'None needed: the audio is copied';
export const browserOnly = 'Your browser';
export const browserEngine = 'Your browser’s decoder and LAME';
export const ffmpeg = 'FFmpeg (8 MB, loaded once)';
export const ffmpegForFile = 'FFmpeg (8 MB, loaded once), which handles this kind of file';
export const ffmpegForCodec = 'FFmpeg (8 MB, loaded once), which decodes this kind of audio';
export const ffmpegForFormat = 'FFmpeg (8 MB, loaded once), which writes this format';
export const ffmpegForVariable = 'FFmpeg (8 MB, loaded once), for the variable bit rate';
export const ffmpegForSampleRate = 'FFmpeg (8 MB, loaded once), for this sample rate';
export const ffmpegForChannels = 'FFmpeg (8 MB, loaded once), to make stereo from mono';
export const ffmpegForLateStart = 'FFmpeg (8 MB, loaded once), because the audio starts later than the picture';
export const ffmpegForChapters = 'FFmpeg (8 MB, loaded once), to keep the chapters';
export const ffmpegForDecoder = 'FFmpeg (8 MB, loaded once), because this browser can’t decode the audio accurately';
export const ffmpegAsSet = 'FFmpeg (8 MB, loaded once), as set under Options';

// The tags.
export const tagsOf = 'Tags: {tags}';
export const noTags = 'Tags: none';
export const tagsOff = 'Tags: off';
export const tagsAsInFile = 'Tags: as in the file';
export const tagsAsInEachFile = 'Tags: as in each file';
export const tagsAreOff =
  'The result gets no tags. To keep or edit them, turn on “Keep title, artist, album and cover” under Options.';
export const noTagsInWav = 'WAV files get no tags. To keep or edit them, choose another format under Options.';
export const titleTag = 'Title';
export const artistTag = 'Artist';
export const albumTag = 'Album';
export const albumArtistTag = 'Album artist';
export const genreTag = 'Genre';
export const yearTag = 'Year';
export const trackTag = 'Track';
export const tracksTag = 'Total tracks';
export const commentTag = 'Comment';
export const coverTag = 'Cover';
export const numberTracks = 'Number the tracks in the order of the files';
export const titlesStay = 'Each title stays as it is in its file.';
export const asInFile = 'As in the file';
export const asInEachFile = 'As in each file';
export const clearTags = 'Clear all';
export const addCover = 'Add a cover';
export const replaceCover = 'Replace';
export const removeCover = 'Remove';
export const noCover = 'None';
export const ownCover = 'The file’s cover';
export const coverKind = 'This file is neither a JPEG nor a PNG, so it can’t be a cover. Choose another picture.';
export const coverTooLarge = 'This picture has more than 10 MB, which many players don’t show. Choose a smaller one.';
export const coverDamaged = 'This picture can’t be shown: it is damaged. Choose another one.';
export const badYear = 'Invalid year. Write four digits, such as 2024, or a date, such as 2024-05-17.';
export const badTrack = 'Invalid. Write whole numbers, such as 3 of 12.';
export const badTags = 'Invalid year or track number. Correct it under Tags.';

// The parts.
export const chapters = 'Chapters';
export const splitAtChapters = '{count}. “Split into parts” under Options makes one MP3 of each.';
export const parts = 'Parts';
export const partNumber = 'Part {number}';
export const addPart = 'Add a part';
export const undoEdits = 'Undo all changes';
export const makePart = 'Make an MP3 of part {number}';
export const partStart = 'Start of part {number}';
export const partTitle = 'Title of part {number}';
export const joinPart = 'Join part {number} with the previous one';
export const partTimeInvalid = 'The start of part {number} isn’t a time. Write it as 1:23 or 1:02:03.5.';
export const partTooEarly = 'Part {number} must start after the previous part, which starts at {time}.';
export const partTooLate = 'Part {number} starts after the end of the file, at {time}. Enter an earlier time.';
export const noPartLeft = 'All parts are left out. Tick at least one.';
export const onlyMp3Parts = 'Only an MP3 can be split into parts.';
export const listForOne = 'A list of times fits one file. Choose one file, or another way to split under Options.';
export const badPart = 'The list of parts has an error. Correct it below the file.';
export const openList = 'Open a list';
export const notOpened = 'Not opened';
export const listUnusable =
  'The file is empty or has more than 200,000 characters. Open a list of times or a cue sheet.';
export const fileNames = 'File names';
export const fileNamesHint = '{n} is the number, {title} the title, and {file} the name of the file.';
export const stop = 'Pause {file}';
export const downloadFile = 'Download {file}';

// The audio.
export const isComplete = 'Conversion complete';
export const complete = 'Conversion complete!';
export const download = 'Download';
export const downloadAs = 'Download {format}';
export const listenTo = 'Listen to {file}';
export const fromCopied = 'From {container}, {sound}. Copied without re-encoding.';
export const fromFfmpeg = 'From {container}, {sound}. Converted with FFmpeg.';
export const fromBrowserOnly = 'From {container}, {sound}. Converted by your browser.';
export const fromBrowser = 'From {container}, {sound}. Converted with your browser’s decoder and LAME.';

// The engines.
export const notSavedTitle = 'The audio engine could not be saved';
export const notSaved = 'Check the connection and that the device has 35 MB of free space, then try again.';
export const isOffline = 'Available offline';
export const makeOffline = 'Make available offline';
export const loading = 'Loading the audio engine... {share}';
export const credits =
  'Powered by <lame>LAME</lame> (LGPL) and, for formats your browser can’t decode, <ffmpeg>FFmpeg</ffmpeg> (about 8 MB, loaded once; GPL). <licenses>Licenses and source code</licenses>';

// The waveform and its silences.
export const waveform = 'Waveform';
export const position = 'Position';
export const cutNumber = 'Cut {number}';
export const addCut = 'Add a cut here';
export const removeCut = 'Remove this cut';
export const listen = 'Listen from here';
export const pause = 'Pause';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const zoomToCuts = 'Zoom in to move cuts: so many are too close to one another here.';
export const snap = 'Snap to silences';
export const waveformKeys =
  'Drag the cuts, or select one and press an arrow key (0.1 s, with Shift 1 s), Page Up or Page Down (10 s), or Delete. Press + or − to zoom, and 0 for the whole file.';
export const decibels = '{level} dB';
export const lengthInSeconds = '{seconds} s';
export const shortParts =
  'Each cut is in the middle of a silence. A cut that would make a part shorter than 2 seconds is left out.';
export const findingSilences = 'Finding silences…';
export const afterConversion = 'The search for silences starts when the conversion has ended.';
export const stopFinding = 'Stop';
export const findingStopped = 'The search for silences was stopped.';
export const findSilences = 'Find silences';
