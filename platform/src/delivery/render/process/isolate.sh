#!/bin/sh
# Runs Node in a root that holds nothing but Node, its libraries and main.mjs, all of it read-only. It is called in mount
# and process namespaces of its own, so nothing of this is seen outside.
#
# usage: isolate.sh <node> <main.mjs> <setpriv> <arguments for setpriv, which starts /app/node>
set -eu
PATH=/usr/sbin:/usr/bin:/sbin:/bin
node=$1 main=$2 setpriv=$3
shift 3

# There is a /sys on every Linux, and nobody keeps programs there.
root=/sys
mount -t tmpfs -o size=256k,nr_inodes=64,mode=755,nosuid,nodev tmpfs "$root"

read_only() {
  mount --bind "$1" "$2"
  mount -o remount,bind,ro,nosuid "$2"
}

mkdir "$root/app" "$root/dev" "$root/usr"
for folder in lib lib64 usr/lib usr/lib64; do
  if [ -L "/$folder" ]; then
    ln -s "$(readlink "/$folder")" "$root/$folder"
  elif [ -d "/$folder" ]; then
    mkdir "$root/$folder"
    read_only "/$folder" "$root/$folder"
  fi
done
for device in null urandom; do
  : > "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
for program in node setpriv; do
  : > "$root/app/$program"
done
read_only "$node" "$root/app/node"
read_only "$setpriv" "$root/app/setpriv"
cp "$main" "$root/app/main.mjs"
mount -o remount,bind,ro,nosuid,nodev "$root"

# Not exec: this shell stays the first process of its namespace. It is killed with the process that made the namespace,
# and the kernel ends a namespace with its first process, whoever that one's processes have become.
env -i "$(command -v chroot)" "$root" /app/setpriv "$@"
exit $?
